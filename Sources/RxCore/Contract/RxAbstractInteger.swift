/// What counting operators count with.
public typealias RxAbstractInteger = FixedWidthInteger

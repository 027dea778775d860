declare const handle: unique symbol

/** An opaque handle, also inside a transaction. Only stores can run statements on it (`query`). */
export interface Database {
  readonly [handle]: true
}

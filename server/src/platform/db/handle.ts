declare const handle: unique symbol

/** A handle, also inside a transaction. Only stores can ask it anything, through `query`. */
export interface Database {
  readonly [handle]: true
}

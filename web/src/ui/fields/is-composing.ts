import type { KeyboardEvent } from 'react'

/** The key code that an input method produces. */
const processed = 229

/**
 * While a word is being composed, the keys belong to the input method. Safari reports the final
 * Enter as not composing; only its old key code reveals it.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processed

import type { KeyboardEvent } from 'react'

/** What an input method gets in place of the key. */
const processed = 229

/**
 * While a word is being composed the keys belong to the input method. For the Enter that ends it
 * Safari says that nothing is composed any more, and only its old number tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processed

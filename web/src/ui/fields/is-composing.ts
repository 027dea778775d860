type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** The key code that an input method produces. */
const processed = 229

/**
 * While a word is being composed, the keys belong to the input method. Safari reports the final
 * Enter as not composing; only its old key code reveals it.
 */
export function isComposing(event: Key | { readonly nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === processed
}

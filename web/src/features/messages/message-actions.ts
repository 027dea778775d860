/** What can be done with messages; always the same object, so that rows are not drawn for it. */
export interface MessageActions {
  readonly edit: (messageId: string, text: string | undefined) => void
  readonly closeEdit: (key: string, messageId: string) => void
  readonly tryAgain: (key: string) => void
  readonly discard: (key: string) => void
}

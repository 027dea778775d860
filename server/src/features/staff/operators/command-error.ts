/** An error that the operator can correct: the message says how. */
export class CommandError extends Error {}

/** An error of a backup or a restore that the operator can correct: the message says how. */
export class BackupError extends Error {}

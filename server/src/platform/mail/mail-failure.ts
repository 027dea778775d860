/** Describes the failure in codes only, because servers often quote the address they refuse. */
export class MailFailure extends Error {
  /** The code of a permanent refusal of the recipient; absent if another attempt may help. */
  readonly refusal: string | undefined
  constructor(message: string, refusal?: string) {
    super(message)
    this.refusal = refusal
  }
}

/** SMTP steps whose refusal concerns this mail; the other steps concern our account or address. */
const aboutThisMail = new Set(['RCPT TO', 'DATA'])

export function mailFailure(error: unknown): MailFailure {
  const { code, command, response } = error as Record<string, unknown>
  const answer = typeof response === 'string' ? codesOf(response) : undefined
  const step = typeof command === 'string' ? command : 'the connection'
  if (answer === undefined)
    return new MailFailure(`The mail server could not be used: ${String(code)} at ${step}`)
  if (answer.startsWith('5') && aboutThisMail.has(step))
    return new MailFailure(`The mail server refused the recipient: ${answer}`, answer)
  return new MailFailure(`The mail server answered ${answer} at ${step}`)
}

/** Returns, for example, `550 5.1.1`. */
const codesOf = (response: string): string | undefined =>
  /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/.exec(response)?.slice(1).filter(Boolean).join(' ')

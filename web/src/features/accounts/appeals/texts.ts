import { appealLength } from '@patchbay/contract/accounts/appeals'

export const appealTexts = {
  title: 'Appeal against the ban',
  untilThen: (day: string): string => `Your account is banned until ${day}.`,
  forGood: 'Your account is banned for good.',
  lead: 'Tell us why the ban is a mistake. Somebody of our staff reads it and answers by mail.',
  signInFirst: 'Sign in first: you are then asked whether you want to appeal.',
  signIn: 'Sign in',
  why: 'Why you are banned',
  lastAnswer: 'Our answer to your last appeal',
  label: 'Your appeal',
  hint: `Between ${appealLength.min} and ${appealLength.max} characters.`,
  send: 'Send the appeal',
  sending: 'Sending…',
  sent: 'We have received your appeal. The answer goes to your e-mail address.',
  open: 'We have your last appeal, and have not answered it yet.',
  usedUp: 'You have appealed as often as is possible against this ban.',
  expired: 'It took too long. Sign in again and send it then: what you wrote stays here.',
  over: 'The ban has ended. You can sign in again.',
  failed: 'The appeal was not sent. Try again.',
  home: 'Go to the home page',
} as const

interface Guideline {
  readonly title: string
  readonly body: string
}

/**
 * The guidelines of the last step. If their text changes, `termsVersion` in the contract must
 * change too, so that nobody has accepted a text they never saw.
 */
export const guidelines: readonly Guideline[] = [
  {
    title: 'Professional Conduct',
    body: 'Treat people here as you would treat colleagues in a studio. Be honest about your work, give credit, and keep what you agree. Harassment, hate and threats have no place here.',
  },
  {
    title: 'Platform Safety',
    body: 'Agree on money and terms in writing, and choose a public place for a first meeting. Nobody here will ever need your password or your bank login. If something feels wrong, block the person and report it.',
  },
  {
    title: 'Platform Rules',
    body: 'One account for one person, under your own name or the name you work under. Share only what you made or may share. No spam, no scams, no offers that do not exist. Anyone who breaks these rules can lose posts or the account.',
  },
  {
    title: 'Privacy Policy',
    body: 'What you enter is stored by the people who run this site, and used only to make it work. There is no advertising and no tracking, and your data is never sold. You can see and correct it, ask for a copy, or have it deleted with your account at any time.',
  },
]

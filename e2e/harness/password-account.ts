const account = (email: string, name: string) => ({ email, name, password: 'Correct-1-horse' })

/** An account that the out-of-order server has from the start. */
export const passwordAccount = account('pat@example.com', 'Pat Wordsworth')

/** One account for each journey that changes its credentials, and one that stays unchanged. */
export const journeyAccounts = {
  changing: account('changing@example.com', 'Robin Change'),
  forgetting: account('forgetting@example.com', 'Sam Forget'),
  moving: account('moving@example.com', 'Toni Move'),
  movingBack: account('moving-back@example.com', 'Uma Move'),
  looking: account('looking@example.com', 'Vic Look'),
}

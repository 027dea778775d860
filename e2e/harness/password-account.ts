/** An account that the out-of-order server has from its start. */
export const passwordAccount = {
  email: 'pat@example.com',
  name: 'Pat Wordsworth',
  password: 'Correct-1-horse',
}

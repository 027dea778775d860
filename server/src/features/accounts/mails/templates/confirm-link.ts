/** The page that confirms the address which this mail was sent to. */
export const confirmLink = (email: string, token: string): `/${string}` => {
  const search = new URLSearchParams({ email }).toString()
  return `/auth/validate-second-email?${search}#token=${encodeURIComponent(token)}`
}

/** Leads to the page that confirms the address which the mail with it was sent to. */
export const confirmLink = (email: string, token: string): `/${string}` => {
  const search = new URLSearchParams({ email }).toString()
  return `/auth/validate-second-email?${search}#token=${encodeURIComponent(token)}`
}

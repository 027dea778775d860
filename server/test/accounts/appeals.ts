import { appealBan } from '@patchbay/contract/accounts/appeals'
import { errorBody, type ErrorBody } from '@patchbay/contract/errors'
import { signInWithPassword } from '@patchbay/contract/accounts/sign-in'
import * as z from 'zod/mini'
import { oldPassword, type PasswordPerson } from './password-people.ts'
import type { TestApp } from '../test-app.ts'

/** What a banned person is answered who signs in. */
export async function signInBanned(
  app: TestApp,
  { email }: Pick<PasswordPerson, 'email'>,
): Promise<ErrorBody> {
  const body = { email, password: oldPassword }
  const answer = await app.newClient().call(signInWithPassword, { body })
  const said: unknown = answer.body
  return z.parse(errorBody, said)
}

/** The token to appeal with; empty if there is none. */
export const appealTokenOf = async (app: TestApp, person: PasswordPerson): Promise<string> =>
  (await signInBanned(app, person)).appeal?.token ?? ''

/** From a browser that knows nothing but the token. */
export async function appeal(
  app: TestApp,
  token: string,
  content = 'It was my little brother.',
): Promise<{ readonly status: number; readonly code?: string }> {
  const { status, body } = await app.newClient().call(appealBan, { body: { token, content } })
  const said = z.safeParse(errorBody, body)
  return said.success ? { status, code: said.data.code } : { status }
}

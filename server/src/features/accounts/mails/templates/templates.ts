import type { MailKind } from '@patchbay/contract/accounts/mail-settings'
import * as z from 'zod/mini'
import { identityLinked, identityUnlinked } from './identity-mails.ts'
import { passwordChanged, passwordReset } from './password-mails.ts'
import { confirmCurrentEmail, confirmNewEmail, emailChanged } from './email-mails.ts'
import { accountReady, accountDeleted, archiveReady } from './account-mails.ts'
import { announced, feedbackAnswered } from './staff-mails.ts'
import { banned, banLifted, appealAnswered, warned } from './ban-mails.ts'
import { communityClosed, communityReopened, leaderAway } from './community-mails.ts'
import { contentRemoved, contentRestored, reportDecided } from './content-mails.ts'
import {
  verificationApproved,
  verificationRejected,
  verificationRevoked,
} from './verification-mails.ts'
import { contactWaiting, digest, eventNews, requestWaiting } from './missed-mails.ts'
import { mailCode } from './mail-code.ts'
import { secondFactor } from './second-factor.ts'
import type { Letter, Sender, Template } from './template.ts'

/** The key is the name that is stored in the outbox. */
const templates = {
  account_deleted: accountDeleted,
  account_ready: accountReady,
  announced,
  appeal_answered: appealAnswered,
  archive_ready: archiveReady,
  banned,
  ban_lifted: banLifted,
  community_closed: communityClosed,
  community_reopened: communityReopened,
  confirm_current_email: confirmCurrentEmail,
  confirm_new_email: confirmNewEmail,
  email_changed: emailChanged,
  leader_away: leaderAway,
  identity_linked: identityLinked,
  identity_unlinked: identityUnlinked,
  mail_code: mailCode,
  password_changed: passwordChanged,
  password_reset: passwordReset,
  second_factor: secondFactor,
  verification_approved: verificationApproved,
  verification_rejected: verificationRejected,
  verification_revoked: verificationRevoked,
  feedback_answered: feedbackAnswered,
  contact_waiting: contactWaiting,
  digest,
  event_news: eventNews,
  request_waiting: requestWaiting,
  content_removed: contentRemoved,
  content_restored: contentRestored,
  report_decided: reportDecided,
  warned,
}

type Templates = typeof templates
export type TemplateName = keyof Templates
export type DataOf<Name extends TemplateName> = z.infer<Templates[Name]['schema']>

/** Throws if the data does not match its template. */
export const checkData = <Name extends TemplateName>(name: Name, data: DataOf<Name>): unknown =>
  z.parse(templates[name].schema, data)

/** Undefined for a template that this version does not have. */
export function writeLetter(name: string, data: unknown, sender: Sender): Letter | undefined {
  if (!Object.hasOwn(templates, name)) return undefined
  const template = templates[name as TemplateName] as Template<unknown>
  return template.write(z.parse(template.schema, data), sender)
}

/** The switch of such mails, if they have one. */
export const kindOf = (name: string): MailKind | undefined =>
  Object.hasOwn(templates, name) ? templates[name as TemplateName].kind : undefined

/** The templates with a token, and how long it works. */
export const tokenTemplates: readonly (readonly [name: string, tokenLives: number])[] =
  Object.entries(templates).flatMap(([name, { tokenLives }]) =>
    tokenLives === undefined ? [] : [[name, tokenLives] as const],
  )

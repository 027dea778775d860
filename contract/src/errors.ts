import * as z from 'zod/mini'

/**
 * Every failure the API can answer with: code, status, and a plain sentence for developers who read
 * the answer. The app switches on the code; the text on screen belongs to the web.
 */
export const errors = {
  invalid_input: { status: 400, message: 'The request is not in the expected form.' },
  not_authenticated: { status: 401, message: 'Not authenticated' },
  forbidden: { status: 403, message: 'This is not allowed.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON.' },
  file_too_large: { status: 413, message: 'The file is too large.' },
  invalid_file_type: { status: 415, message: 'Files of this type are not accepted here.' },
  unreadable_picture: {
    status: 422,
    message: 'The picture is damaged, or larger than we can read.',
  },
  upload_too_slow: { status: 400, message: 'The file took too long to arrive.' },
  upload_not_found: { status: 404, message: 'Nothing of this file has arrived.' },
  storage_full: { status: 507, message: 'There is no room for more files.' },
  storage_used_up: {
    status: 409,
    message: 'Your storage is used up. Delete files to make room for more.',
  },
  day_used_up: {
    status: 409,
    message: 'You have uploaded as much as a day allows. Try again tomorrow.',
  },
  avatar_not_ours: { status: 409, message: 'Could not extract file path from avatar URL.' },
  avatar_not_removed: { status: 503, message: 'Failed to remove image from storage' },
  not_onboarded: { status: 403, message: 'Finish your profile first.' },
  onboarding_incomplete: { status: 409, message: 'An earlier step is not answered yet.' },
  terms_changed: { status: 409, message: 'The guidelines have changed. Read them again.' },
  deletion_not_confirmed: {
    status: 400,
    message: 'Please type "delete my account" to confirm',
  },
  verification_pending: { status: 409, message: 'Your verification request is being reviewed.' },
  already_verified: { status: 409, message: 'Your account is verified.' },
  not_verified: { status: 409, message: 'This person is not verified.' },
  person_renamed: { status: 409, message: 'The person has another name now. Look again.' },
  no_address: { status: 409, message: 'This person has no address that mail can be sent to.' },
  not_banned: { status: 409, message: 'This person is not banned.' },
  wrong_host: { status: 421, message: 'This server does not answer for that host name.' },
  foreign_origin: { status: 403, message: 'This request did not come from our own page.' },
  account_banned: { status: 403, message: 'Your account has been banned.' },
  appeal_expired: { status: 403, message: 'Sign in again to appeal against the ban.' },
  appeal_open: { status: 409, message: 'Your last appeal has not been answered yet.' },
  appeals_used_up: { status: 409, message: 'There can be no more appeals against this ban.' },
  appeal_not_found: { status: 404, message: 'There is no such appeal.' },
  appeal_answered: { status: 409, message: 'This appeal has been answered already.' },
  invalid_credentials: { status: 401, message: 'The e-mail address or the password is wrong.' },
  wrong_password: { status: 403, message: 'Current password is incorrect' },
  invalid_link: { status: 400, message: 'This link has been used, has expired or is not whole.' },
  email_unchanged: { status: 409, message: 'This is the address of the account already.' },
  email_taken: { status: 409, message: 'Another account has this address.' },
  sign_in_failed: { status: 400, message: 'Authentication failed. Please try again.' },
  sign_in_cancelled: { status: 400, message: 'The sign-in was cancelled.' },
  sign_in_pending: { status: 409, message: 'This sign-in is being completed. Ask again.' },
  provider_unavailable: { status: 503, message: 'The sign-in provider does not answer.' },
  account_elsewhere: {
    status: 409,
    message: 'This verified address belongs to an account already.',
  },
  other_identity: { status: 403, message: 'That sign-in does not belong to this account.' },
  sign_in_stale: { status: 403, message: 'The provider did not ask for the sign-in again.' },
  confirmation_needed: { status: 403, message: 'Confirm first that it is you.' },
  second_factor_needed: { status: 403, message: 'Give your second factor first.' },
  wrong_code: { status: 403, message: 'The code is wrong, or has been used.' },
  code_expired: {
    status: 403,
    message: 'The code has expired, was used, or was entered wrongly too often.',
  },
  passkey_refused: { status: 403, message: 'That passkey was not accepted.' },
  factor_not_found: { status: 404, message: 'There is no such second factor.' },
  setup_expired: { status: 409, message: 'The set-up took too long. Begin it again.' },
  too_many_passkeys: { status: 409, message: 'There is no room for more passkeys.' },
  identity_taken: { status: 409, message: 'That sign-in belongs to another account.' },
  identity_not_found: { status: 404, message: 'There is no such sign-in.' },
  last_way_in: { status: 409, message: 'This is the last way into the account.' },
  session_not_found: { status: 404, message: 'There is no such session.' },
  location_not_found: { status: 404, message: 'Location not found at these coordinates' },
  no_location_results: { status: 404, message: 'No results found for these coordinates' },
  geocoder_confused: { status: 502, message: 'Invalid response format from geocoding service' },
  geocoder_refused: { status: 502, message: 'Invalid API key or unauthorized access' },
  geocoder_busy: { status: 503, message: 'Rate limit exceeded. Please try again later' },
  geocoder_unreachable: { status: 502, message: 'Network error. Please check your connection' },
  location_failed: { status: 502, message: 'Failed to get location. Please try again' },
  person_not_found: { status: 404, message: 'User not found' },
  conversation_blocked: { status: 403, message: 'Cannot start conversation with blocked user' },
  conversation_not_found: { status: 404, message: 'There is no such conversation.' },
  message_not_found: { status: 404, message: 'There is no such message.' },
  message_blocked: {
    status: 403,
    message: 'You cannot send a message to this user due to a blocking relationship.',
  },
  block_check_failed: { status: 503, message: 'Failed to check blocking status' },
  first_message_failed: { status: 503, message: 'Failed to send message' },
  recipient_gone: { status: 409, message: 'This person has deleted their account.' },
  group_too_small: { status: 400, message: 'Please select at least 2 participants' },
  group_full: { status: 409, message: 'A group has no room for so many people.' },
  cannot_be_added: { status: 409, message: 'Not everybody can be added to this group.' },
  participant_not_found: { status: 404, message: 'There is no such person in this group.' },
  last_admin: { status: 409, message: 'A group needs an admin. Make somebody else one first.' },
  listing_not_found: { status: 404, message: 'This listing is no longer available' },
  listing_provider_invalid: { status: 409, message: 'Invalid listing provider' },
  listing_unavailable: { status: 409, message: 'This service is no longer available' },
  listings_changed: {
    status: 409,
    message: 'Your listings have changed elsewhere. Look at them again before you save.',
  },
  saved_search_not_found: { status: 404, message: 'There is no such saved search.' },
  too_many_saved_searches: { status: 409, message: 'There is no room for more saved searches.' },
  match_failed: { status: 502, message: 'Failed to get recommendations' },
  subject_not_found: { status: 404, message: 'There is nothing here to report.' },
  already_reported: { status: 409, message: 'You have reported this already.' },
  article_not_found: { status: 404, message: 'There is no such article.' },
  announcement_running: { status: 409, message: 'End the announcement that is shown first.' },
  announcement_not_found: { status: 404, message: 'No announcement is shown.' },
  article_changed: { status: 409, message: 'Somebody has saved this article since you read it.' },
  article_scheduled: { status: 409, message: 'Take it off the schedule before you change it.' },
  article_published: { status: 409, message: 'Members can read this version already.' },
  article_not_published: { status: 409, message: 'This article is a draft already.' },
  article_address_taken: { status: 409, message: 'Another article has this address.' },
  comment_not_found: { status: 404, message: 'There is no such comment.' },
  community_not_found: { status: 404, message: 'Community not found' },
  community_closed: { status: 409, message: 'This community is closed.' },
  muted: { status: 403, message: 'You cannot write in this community at the moment.' },
  poll_ended: { status: 409, message: 'This poll has ended.' },
  poll_voted: { status: 409, message: 'People have voted on this text. It cannot be changed.' },
  poll_anonymous: { status: 403, message: 'Nobody is told who voted in this poll.' },
  poll_end_invalid: {
    status: 400,
    message: 'A poll ends in the future, within a year.',
  },
  thread_locked: { status: 409, message: 'This discussion is locked.' },
  too_many_pinned: { status: 409, message: 'As many conversations are pinned as a list can have.' },
  too_many_pins: { status: 409, message: 'As many posts are pinned as a community can have.' },
  too_many_moderators: {
    status: 409,
    message: 'There are as many moderators as a community can have.',
  },
  community_open: { status: 409, message: 'This community is open.' },
  member_not_found: { status: 404, message: 'There is no such member.' },
  too_many_communities: {
    status: 409,
    message: 'You are in as many communities as a person can be. Leave one first.',
  },
  person_in_too_many: {
    status: 409,
    message: 'This person is in as many communities as a person can be.',
  },
  leader_cannot_leave: { status: 409, message: 'The leader must hand the community over first.' },
  request_not_found: { status: 404, message: 'There is no such request.' },
  request_decided: { status: 409, message: 'This request has been decided already.' },
  invitation_not_found: { status: 404, message: 'This invitation leads nowhere.' },
  event_not_found: { status: 404, message: 'There is no such event.' },
  event_over: { status: 409, message: 'This event is over.' },
  category_not_found: { status: 404, message: 'There is no such category.' },
  category_name_taken: { status: 409, message: 'There is a category of this name.' },
  category_not_empty: { status: 409, message: 'There are articles in this category.' },
  post_not_found: { status: 404, message: 'There is no such post.' },
  too_many_reactions: {
    status: 409,
    message: 'There are as many different reactions as there is room for.',
  },
  reply_not_found: { status: 404, message: 'There is no such reply.' },
  notice_not_found: { status: 404, message: 'There is no such notice.' },
  attachment_not_found: { status: 404, message: 'There is no such file.' },
  unknown_context: { status: 400, message: 'Unknown context type' },
  context_not_found: { status: 404, message: 'There is nothing here to attach a file to.' },
  report_not_found: { status: 404, message: 'There is no such report.' },
  report_decided: { status: 409, message: 'This report has been decided already.' },
  content_gone: { status: 409, message: 'There is nothing left to remove.' },
  removal_not_found: { status: 404, message: 'There is nothing here to bring back.' },
  place_gone: { status: 409, message: 'The place where it was is gone.' },
  place_taken: { status: 409, message: 'The author has put something else in its place.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again.' },
  unavailable: { status: 503, message: 'The service is not ready. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** An invalid part of the input: its path inside params, query or body, and the reason. */
const inputIssue = z.object({ path: z.string(), message: z.string() })

/** What a person can do too often, as far as there is more to say than to slow down. */
const limitedThings = [
  'conversation',
  'group',
  'added_person',
  'join',
  'community',
  'invitation',
  'event',
  'post',
  'reply',
  'comment',
  'everyone',
  'like',
  'reaction',
  'vote',
  'search',
] as const

export type LimitedThing = (typeof limitedThings)[number]

/** `open`: the last appeal waits for its answer. */
const appealStates = ['possible', 'open', 'used_up'] as const

export const errorBody = z.object({
  code: z.enum(codes),
  message: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(inputIssue)),
  /** With `account_banned` and `muted`: when it ends, if it does. */
  until: z.optional(z.iso.datetime()),
  /** With `account_banned`: why, in words for the person. */
  words: z.optional(z.string()),
  /** With `account_banned` at a sign-in: whether the person can appeal, and what was answered last. */
  appeal: z.optional(
    z.object({
      /** Names the ban: what is written against it belongs to no other. */
      ban: z.uuid(),
      state: z.enum(appealStates),
      /** For `appealBan`, if it is possible. */
      token: z.optional(z.string()),
      answer: z.optional(z.string()),
    }),
  ),
  /** With `rate_limited`: the seconds to wait, as in the header `Retry-After`. */
  retryAfter: z.optional(z.int()),
  /** With `rate_limited`: of what it was too much, and how much of it is possible before that. */
  limit: z.optional(z.object({ of: z.enum(limitedThings), left: z.int() })),
  /** With `account_elsewhere`: the provider just used, and how one signs in to that account. */
  elsewhere: z.optional(z.object({ provider: z.string(), signInMethods: z.array(z.string()) })),
  /** With `confirmation_needed`: how to confirm, as in `sessionProviders`. */
  signInMethods: z.optional(z.array(z.string())),
  /** With `second_factor_needed` at a sign-in of the native app: its token, to give it with. */
  token: z.optional(z.string()),
})

export type ErrorBody = z.infer<typeof errorBody>

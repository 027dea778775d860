// Written from the migrated database by "npm run tables"; a test compares it. Do not edit.
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>
type Json = ColumnType<unknown, string, string>
type Optional<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
type Nullable<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S | null, I | null | undefined, U | null>
  : ColumnType<T | null, T | null | undefined, T | null>

interface Announcements {
  id: string
  text: string
  link: Nullable<string>
  ends_at: Timestamp
  ended_at: Nullable<Timestamp>
  created_by: string
  created_at: Timestamp
  by_mail: boolean
  mailed_to: Nullable<string>
  mailed: Optional<number>
  mailed_at: Nullable<Timestamp>
}

interface ArticleDrafts {
  id: string
  slug: string
  author_id: Nullable<string>
  category_id: Nullable<string>
  title: string
  summary: string
  content: string
  cover_upload: Nullable<string>
  keeps_cover: Optional<boolean>
  revision: number
  publish_at: Nullable<Timestamp>
  scheduled_by: Nullable<string>
  saved_by: string
  saved_at: Timestamp
  created_at: Timestamp
}

interface Attachments {
  id: string
  owner_id: string
  context_type: string
  context_id: string
  bucket: string
  path: string
  name: string
  kind: string
  type: string
  size: number
  width: Nullable<number>
  height: Nullable<number>
  peaks: Nullable<number[]>
  seconds: Nullable<number>
  post_id: Nullable<string>
  position: Optional<number>
  missing_at: Nullable<Timestamp>
  created_at: Optional<Timestamp>
  message_id: Nullable<string>
  listing_id: Nullable<string>
  original_path: Nullable<string>
  original_size: Nullable<number>
  removal_id: Nullable<string>
  is_voice: Optional<boolean>
}

interface BanAppeals {
  id: string
  user_id: string
  ban_id: string
  content: string
  created_at: Timestamp
  outcome: Nullable<string>
  answer: Nullable<string>
  answered_by: Nullable<string>
  answered_at: Nullable<Timestamp>
}

interface BannedSessions {
  token_hash: Buffer
  user_id: string
}

interface BannedUsers {
  user_id: string
  reason: Nullable<string>
  expires_at: Nullable<Timestamp>
  created_at: Optional<Timestamp>
  id: Optional<string>
  hides_content: Optional<boolean>
  words: Nullable<string>
}

interface CalendarFeeds {
  user_id: string
  secret: string
}

interface CodeFactors {
  user_id: string
  secret: Buffer
  last_step: Int8
  created_at: Timestamp
  last_used_at: Nullable<Timestamp>
}

interface CodeSetups {
  session_id: string
  secret: Buffer
  expires_at: Timestamp
}

interface Communities {
  id: string
  name: string
  description: string
  is_private: Optional<boolean>
  leader_id: string
  leader_role: Optional<string>
  genres: Optional<string[]>
  location: Nullable<string>
  location_enabled: Optional<boolean>
  country: Nullable<string>
  city: Nullable<string>
  cover_image: Nullable<string>
  member_count: Optional<number>
  creator_id: string
  client_id: string
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  closed_at: Nullable<Timestamp>
  members_invite: Optional<boolean>
  leader_warned_at: Nullable<Timestamp>
}

interface CommunityCategories {
  id: string
  name: string
  description: Nullable<string>
  position: Optional<number>
}

interface CommunityEvents {
  id: string
  community_id: string
  creator_id: string
  client_id: string
  title: string
  description: string
  start_time: Timestamp
  end_time: Timestamp
  time_zone: string
  is_online: boolean
  location: Nullable<string>
  meeting_url: Nullable<string>
  sequence: Optional<number>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  word_place: Optional<string>
  is_public: Optional<boolean>
}

interface CommunityInvitations {
  id: string
  community_id: string
  maker_id: string
  client_id: string
  secret: string
  created_at: Timestamp
  expires_at: Nullable<Timestamp>
  most_uses: Nullable<number>
  uses: Optional<number>
  withdrawn_at: Nullable<Timestamp>
}

interface CommunityMembers {
  community_id: string
  user_id: string
  role: Optional<string>
  joined_at: Optional<Timestamp>
}

interface CommunityMutes {
  community_id: string
  user_id: string
  muted_at: Timestamp
  muted_until: Nullable<Timestamp>
}

interface CommunityPosts {
  id: string
  community_id: string
  author_id: string
  client_id: string
  title: Nullable<string>
  content: string
  category_id: string
  parent_id: Nullable<string>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  like_count: Optional<number>
  reply_count: Optional<number>
  edited_by: Nullable<string>
  editor_id: Nullable<string>
  author_title: Nullable<string>
  author_content: Nullable<string>
  author_written_at: Nullable<Timestamp>
  word_place: Optional<string>
  pinned_at: Nullable<Timestamp>
  pinned_until: Nullable<Timestamp>
  locked_at: Nullable<Timestamp>
  reaction_counts: Nullable<Json>
  preview_id: Nullable<string>
  hidden_preview: Nullable<string>
  poll: Nullable<Json>
  vote_counts: Nullable<Json>
}

interface CommunityRemovals {
  community_id: string
  user_id: string
  removed_at: Timestamp
}

interface CommunitySuccessors {
  community_id: string
  user_id: string
  chosen_at: Timestamp
}

interface CommunityVersions {
  community_id: string
  version: Optional<Int8>
  inside_version: Optional<Int8>
  changed_at: Optional<Timestamp>
}

interface ConversationParticipants {
  conversation_id: string
  user_id: string
  role: Optional<string>
  is_muted: Optional<boolean>
  last_read_seq: Optional<Int8>
  last_read_at: Nullable<Timestamp>
  change: Optional<Int8>
  joined_at: Optional<Timestamp>
  left_at: Nullable<Timestamp>
  joined_seq: Optional<Int8>
  hidden_read_seq: Optional<Int8>
  hidden_read_at: Nullable<Timestamp>
  left_by_self: Optional<boolean>
  asked_back_at: Nullable<Timestamp>
  declined_at: Nullable<Timestamp>
  request: Nullable<string>
  is_pinned: Optional<boolean>
  is_marked_unread: Optional<boolean>
  archived_seq: Nullable<Int8>
}

interface Conversations {
  id: string
  is_group: Optional<boolean>
  user1_id: Nullable<string>
  user2_id: Nullable<string>
  name: Nullable<string>
  avatar_url: Nullable<string>
  last_message: Nullable<string>
  last_message_at: Nullable<Timestamp>
  last_message_sender_id: Nullable<string>
  seq: Optional<Int8>
  change: Optional<Int8>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  creator_id: Nullable<string>
  client_id: Nullable<string>
  closed: Nullable<string>
  last_message_seq: Optional<Int8>
  push_waits_since: Nullable<Timestamp>
}

interface DailyNumbers {
  day: string
  members: number
  new_members: number
  active: Nullable<number>
  active_in_week: Nullable<number>
  posts: number
  replies: number
  messages: number
  matches: number
  contacts: number
  storage_bytes: Int8
}

interface DataArchives {
  id: string
  user_id: string
  state: string
  requested_at: Timestamp
  expires_at: Nullable<Timestamp>
  file: Nullable<string>
  bytes: Nullable<Int8>
}

interface Devices {
  player_id: string
  id: string
  session_id: string
  user_id: string
  bound_at: Timestamp
}

interface EmailChanges {
  user_id: string
  new_email: string
  current_token_hash: Nullable<Buffer>
  new_token_hash: Nullable<Buffer>
  created_at: Optional<Timestamp>
  expires_at: Timestamp
  current_confirmed_at: Nullable<Timestamp>
  new_confirmed_at: Nullable<Timestamp>
}

interface EventRsvps {
  event_id: string
  user_id: string
  status: string
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
}

interface GonePages {
  path: string
  gone_at: Optional<Timestamp>
}

interface Handovers {
  code_hash: Buffer
  challenge: string
  provider: string
  person: Json
  expires_at: Timestamp
  confirms: Optional<boolean>
}

interface HiddenMemberships {
  community_id: string
  user_id: string
  created_at: Optional<Timestamp>
}

interface Identities {
  id: string
  user_id: string
  provider: string
  issuer: string
  subject: string
  email: Nullable<string>
  created_at: Optional<Timestamp>
  last_used_at: Optional<Timestamp>
  email_verified: Optional<boolean>
}

interface InboxVersions {
  user_id: string
  version: Optional<Int8>
  changed_at: Optional<Timestamp>
}

interface InformationHubCategories {
  id: string
  name: string
  slug: string
}

interface InformationHubPostLikes {
  post_id: string
  user_id: string
  created_at: Optional<Timestamp>
}

interface InformationHubPostReplies {
  id: string
  post_id: string
  author_id: string
  client_id: string
  content: string
  like_count: Optional<number>
  edited_by: Nullable<string>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  reaction_counts: Nullable<Json>
  answers_id: Nullable<string>
}

interface InformationHubPosts {
  id: string
  slug: string
  author_id: string
  category_id: string
  title: string
  summary: string
  content: string
  cover_image: Nullable<string>
  like_count: Optional<number>
  reply_count: Optional<number>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  revision: Optional<number>
  withdrawn_at: Nullable<Timestamp>
  is_public: Optional<boolean>
}

interface InformationHubReplyLikes {
  reply_id: string
  user_id: string
  created_at: Optional<Timestamp>
}

interface InformationHubReplyReactions {
  reply_id: string
  user_id: string
  emoji: string
  created_at: Optional<Timestamp>
}

interface Instance {
  only_row: Optional<boolean>
  id: Optional<string>
  demo_data_at: Nullable<Timestamp>
  created_at: Optional<Timestamp>
  file_key: Optional<Buffer>
  file_key_before: Nullable<Buffer>
  file_key_changed_at: Nullable<Timestamp>
  second_factor_key: Optional<Buffer>
  appeal_key: Optional<Buffer>
}

interface InvitedMembers {
  id: string
  invitation_id: string
  user_id: string
  joined_at: Timestamp
}

interface JobWorkers {
  id: string
  seen_at: Optional<Timestamp>
}

interface KnownDevices {
  user_id: string
  token_hash: Buffer
  used_at: Timestamp
}

interface LastActiveDays {
  user_id: string
  active_on: string
}

interface LinkPreviews {
  id: string
  url: string
  title: Nullable<string>
  description: Nullable<string>
  site: string
  picture: Nullable<string>
  picture_width: Nullable<number>
  picture_height: Nullable<number>
  service: Nullable<string>
  player_url: Nullable<string>
  fetched_at: Timestamp
  fresh_until: Timestamp
}

interface ListingIndex {
  listing_id: string
  marks: Optional<number>
  seen: Optional<number>
  version: Nullable<Int8>
  content_hash: Nullable<string>
  model: Nullable<string>
  whole: Nullable<Buffer>
  sentences: Nullable<Buffer>
}

interface MailCodes {
  attempt_hash: Buffer
  purpose: string
  session_id: Nullable<string>
  email: string
  code_hash: Buffer
  token_hash: Nullable<Buffer>
  guesses: Optional<number>
  created_at: Timestamp
  expires_at: Timestamp
  completed_at: Nullable<Timestamp>
  opened_session_id: Nullable<string>
}

interface MailSettings {
  user_id: string
  digest: Nullable<string>
  weekday: Optional<number>
  hour: Optional<number>
  time_zone: Nullable<string>
  known_zone: Nullable<string>
  switched_off: Optional<string[]>
  digest_due_at: Nullable<Timestamp>
  covered_until: Nullable<Timestamp>
  updated_at: Timestamp
}

interface MailedThings {
  user_id: string
  kind: string
  thing_id: string
  mailed_at: Timestamp
}

interface Mails {
  id: string
  to_address: Nullable<string>
  template: string
  data: Nullable<Json>
  created_at: Optional<Timestamp>
  sent_at: Nullable<Timestamp>
  refused_at: Nullable<Timestamp>
  refusal: Nullable<string>
  user_id: Nullable<string>
}

interface MembershipRequests {
  id: string
  community_id: string
  user_id: string
  message: Nullable<string>
  status: Optional<string>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
}

interface MembershipVersions {
  user_id: string
  version: Optional<Int8>
  changed_at: Optional<Timestamp>
}

interface Messages {
  id: string
  conversation_id: string
  seq: Int8
  change: Int8
  sender_id: string
  client_id: string
  content: string
  is_edited: Optional<boolean>
  edited_at: Nullable<Timestamp>
  deleted_at: Nullable<Timestamp>
  created_at: Timestamp
  event: Nullable<string>
  event_people: Nullable<string[]>
  event_name: Nullable<string>
  marketplace_listing_id: Nullable<string>
  listing_reference: Nullable<Json>
  brief: Nullable<string>
  reply_to_seq: Nullable<Int8>
  reactions: Nullable<Json>
  is_forwarded: Optional<boolean>
  preview_id: Nullable<string>
  hidden_preview: Nullable<string>
  poll: Nullable<Json>
  votes: Nullable<Json>
}

interface MessagingSettings {
  user_id: string
  receipts: Optional<boolean>
  typing: Optional<boolean>
  may_write: Optional<string>
  may_add: Optional<string>
}

interface NoticeActors {
  notice_id: string
  user_id: string
  created_at: Optional<Timestamp>
  left_at: Nullable<Timestamp>
}

interface NoticeSettings {
  user_id: string
  switched_off: string[]
  updated_at: Optional<Timestamp>
}

interface NoticeVersions {
  user_id: string
  version: Optional<Int8>
  changed_at: Optional<Timestamp>
}

interface Noticed {
  id: Optional<Int8>
  transaction: Optional<string>
  people: string[]
  news: Optional<string[]>
}

interface Notices {
  id: string
  user_id: string
  kind: string
  actor_id: Nullable<string>
  community_id: Nullable<string>
  request_id: Nullable<string>
  event_id: Nullable<string>
  data: Optional<Json>
  created_at: Optional<Timestamp>
  read_at: Nullable<Timestamp>
  post_id: Nullable<string>
  reply_id: Nullable<string>
  article_id: Nullable<string>
  comment_id: Nullable<string>
  verification_id: Nullable<string>
  group_id: Nullable<string>
  remind: Nullable<string>
  starts_at: Nullable<Timestamp>
  place: Optional<Int8>
}

interface NoticesToPush {
  notice_id: string
  batch: string
}

interface OperatorActions {
  id: string
  operator: string
  action: string
  user_id: Nullable<string>
  details: Optional<Json>
  reason: Nullable<string>
  created_at: Optional<Timestamp>
  staff_id: Nullable<string>
}

interface PasskeyChallenges {
  session_id: string
  purpose: string
  challenge: string
  expires_at: Timestamp
}

interface PasskeySignIns {
  attempt_hash: Buffer
  challenge: string
  expires_at: Timestamp
}

interface Passkeys {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: Int8
  transports: string[]
  name: string
  created_at: Timestamp
  last_used_at: Nullable<Timestamp>
}

interface PasswordCredentials {
  user_id: string
  email: string
  password_hash: string
  updated_at: Optional<Timestamp>
  version: Optional<number>
}

interface PasswordResets {
  user_id: string
  token_hash: Buffer
  created_at: Optional<Timestamp>
  expires_at: Timestamp
}

interface PostLikes {
  post_id: string
  user_id: string
  created_at: Optional<Timestamp>
}

interface PostReactions {
  post_id: string
  user_id: string
  emoji: string
  created_at: Optional<Timestamp>
}

interface PostReplies {
  id: string
  post_id: string
  author_id: string
  client_id: string
  content: string
  like_count: Optional<number>
  edited_by: Nullable<string>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  editor_id: Nullable<string>
  author_content: Nullable<string>
  author_written_at: Nullable<Timestamp>
  word_place: Optional<string>
  reaction_counts: Nullable<Json>
  answers_id: Nullable<string>
  preview_id: Nullable<string>
  hidden_preview: Nullable<string>
}

interface PostVotes {
  post_id: string
  user_id: string
  answers: number[]
  created_at: Optional<Timestamp>
}

interface Presences {
  user_id: string
  version: Int8
  seen_at: Nullable<Timestamp>
  valid_until: Timestamp
}

interface PushKeys {
  one: Optional<boolean>
  public_key: string
  private_key: string
  created_at: Optional<Timestamp>
}

interface PushSettings {
  user_id: string
  messages: Optional<boolean>
  previews: Optional<boolean>
  updated_at: Optional<Timestamp>
}

interface PushSubscriptions {
  id: string
  session_id: string
  user_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Optional<Timestamp>
}

interface PushedMessages {
  conversation_id: string
  user_id: string
  seq: Int8
}

interface RecoveryCodes {
  user_id: string
  code_hash: Buffer
}

interface RemovedContent {
  id: string
  subject_type: string
  subject_id: string
  author_id: string
  removed_by: Nullable<string>
  reason: string
  data: Nullable<Json>
  removed_at: Timestamp
  expires_at: Timestamp
  restored_at: Nullable<Timestamp>
}

interface ReplyLikes {
  reply_id: string
  user_id: string
  created_at: Optional<Timestamp>
}

interface ReplyReactions {
  reply_id: string
  user_id: string
  emoji: string
  created_at: Optional<Timestamp>
}

interface ReplyTimes {
  user_id: string
  within: string
}

interface ReportNotes {
  id: string
  report_id: string
  author_id: string
  content: string
  created_at: Timestamp
}

interface SavedSearches {
  id: string
  user_id: string
  client_id: string
  kind: string
  name: string
  facets: Json
  created_at: Timestamp
  looked_at: Timestamp
}

interface ServiceListingSearches {
  id: string
  user_id: string
  search_text: string
  listing_ids: string[]
  created_at: Optional<Timestamp>
}

interface ServiceListings {
  id: string
  provider_id: string
  category: string
  title: string
  description: Optional<string>
  price: Nullable<string>
  price_type: Nullable<string>
  availability: Optional<boolean>
  links: Optional<Json>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  turnaround: Optional<string>
}

interface Sessions {
  id: string
  user_id: string
  token_hash: Buffer
  provider: string
  user_agent: Nullable<string>
  created_at: Optional<Timestamp>
  last_used_at: Optional<Timestamp>
  expires_at: Timestamp
  ends_at: Timestamp
  time_zone: Nullable<string>
  bearer: Optional<boolean>
  confirmed_at: Optional<Timestamp>
  second_factor_at: Nullable<Timestamp>
  needs_second_factor: Optional<boolean>
}

interface SignInFlows {
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
  code_verifier: string
  nonce: string
  link_user_id: Nullable<string>
  form_fields: Nullable<Json>
  claimed_at: Nullable<Timestamp>
  completed_at: Nullable<Timestamp>
  session_id: Nullable<string>
  created_at: Optional<Timestamp>
  expires_at: Timestamp
  challenge: Nullable<string>
  confirm_session_id: Nullable<string>
  confirms: Optional<boolean>
}

interface SocketTickets {
  ticket_hash: Buffer
  session_id: string
  expires_at: Timestamp
}

interface UnsubscribeLinks {
  user_id: string
  kind: string
  token: string
}

interface Uploads {
  owner_id: string
  upload_id: string
  id: string
  context_type: string
  context_id: string
  name: string
  size: number
  arrived: Optional<number>
  parts: Optional<string[]>
  joining_until: Nullable<Timestamp>
  finished_at: Nullable<Timestamp>
  attachment_id: Nullable<string>
  changed_at: Timestamp
}

interface UserBlocks {
  blocker_id: string
  blocked_id: string
  created_at: Optional<Timestamp>
}

interface UserFeedback {
  id: string
  user_id: string
  type: string
  content: string
  status: Optional<string>
  answer: Nullable<string>
  answered_at: Nullable<Timestamp>
  created_at: Optional<Timestamp>
  reply_to: Nullable<string>
}

interface UserProfiles {
  id: string
  email: Nullable<string>
  full_name: Nullable<string>
  display_name: Nullable<string>
  role: Optional<string>
  verified: Optional<boolean>
  spotify_connected: Optional<boolean>
  avatar_url: Nullable<string>
  bio: Nullable<string>
  professions: Optional<string[]>
  other_profession: Nullable<string>
  experience_level: Nullable<string>
  goals: Nullable<string>
  location: Nullable<string>
  location_enabled: Optional<boolean>
  website: Nullable<string>
  social: Optional<Json>
  terms_accepted: Optional<boolean>
  terms_accepted_at: Nullable<Timestamp>
  onboarding_completed: Optional<boolean>
  onesignal_player_id: Nullable<string>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
  avatar_source: Nullable<string>
  avatar_provider_url: Nullable<string>
  version: Optional<Int8>
  terms_version: Nullable<string>
  deleted_at: Nullable<Timestamp>
  blocks_version: Optional<Int8>
  shown_version: Optional<Int8>
  full_name_shown: Optional<boolean>
  page_public: Optional<boolean>
}

interface UserReports {
  id: string
  reporter_id: string
  reported_id: string
  client_id: string
  subject_type: string
  subject_id: string
  reason: string
  snapshot: Nullable<Json>
  status: Optional<string>
  resolution: Nullable<string>
  created_at: Optional<Timestamp>
  resolved_at: Nullable<Timestamp>
  assignee_id: Nullable<string>
  resolved_by: Nullable<string>
  outcome: Nullable<string>
}

interface VerificationRequests {
  id: string
  user_id: string
  credentials: string
  status: Optional<string>
  submission_date: Optional<Timestamp>
  review_date: Nullable<Timestamp>
  rejection_reason: Nullable<string>
  created_at: Optional<Timestamp>
  version: Optional<Int8>
  renamed_from: Nullable<string>
  revoked_at: Nullable<Timestamp>
}

export interface Tables {
  announcements: Announcements
  article_drafts: ArticleDrafts
  attachments: Attachments
  ban_appeals: BanAppeals
  banned_sessions: BannedSessions
  banned_users: BannedUsers
  calendar_feeds: CalendarFeeds
  code_factors: CodeFactors
  code_setups: CodeSetups
  communities: Communities
  community_categories: CommunityCategories
  community_events: CommunityEvents
  community_invitations: CommunityInvitations
  community_members: CommunityMembers
  community_mutes: CommunityMutes
  community_posts: CommunityPosts
  community_removals: CommunityRemovals
  community_successors: CommunitySuccessors
  community_versions: CommunityVersions
  conversation_participants: ConversationParticipants
  conversations: Conversations
  daily_numbers: DailyNumbers
  data_archives: DataArchives
  devices: Devices
  email_changes: EmailChanges
  event_rsvps: EventRsvps
  gone_pages: GonePages
  handovers: Handovers
  hidden_memberships: HiddenMemberships
  identities: Identities
  inbox_versions: InboxVersions
  information_hub_categories: InformationHubCategories
  information_hub_post_likes: InformationHubPostLikes
  information_hub_post_replies: InformationHubPostReplies
  information_hub_posts: InformationHubPosts
  information_hub_reply_likes: InformationHubReplyLikes
  information_hub_reply_reactions: InformationHubReplyReactions
  instance: Instance
  invited_members: InvitedMembers
  job_workers: JobWorkers
  known_devices: KnownDevices
  last_active_days: LastActiveDays
  link_previews: LinkPreviews
  listing_index: ListingIndex
  mail_codes: MailCodes
  mail_settings: MailSettings
  mailed_things: MailedThings
  mails: Mails
  membership_requests: MembershipRequests
  membership_versions: MembershipVersions
  messages: Messages
  messaging_settings: MessagingSettings
  notice_actors: NoticeActors
  notice_settings: NoticeSettings
  notice_versions: NoticeVersions
  noticed: Noticed
  notices: Notices
  notices_to_push: NoticesToPush
  operator_actions: OperatorActions
  passkey_challenges: PasskeyChallenges
  passkey_sign_ins: PasskeySignIns
  passkeys: Passkeys
  password_credentials: PasswordCredentials
  password_resets: PasswordResets
  post_likes: PostLikes
  post_reactions: PostReactions
  post_replies: PostReplies
  post_votes: PostVotes
  presences: Presences
  push_keys: PushKeys
  push_settings: PushSettings
  push_subscriptions: PushSubscriptions
  pushed_messages: PushedMessages
  recovery_codes: RecoveryCodes
  removed_content: RemovedContent
  reply_likes: ReplyLikes
  reply_reactions: ReplyReactions
  reply_times: ReplyTimes
  report_notes: ReportNotes
  saved_searches: SavedSearches
  service_listing_searches: ServiceListingSearches
  service_listings: ServiceListings
  sessions: Sessions
  sign_in_flows: SignInFlows
  socket_tickets: SocketTickets
  unsubscribe_links: UnsubscribeLinks
  uploads: Uploads
  user_blocks: UserBlocks
  user_feedback: UserFeedback
  user_profiles: UserProfiles
  user_reports: UserReports
  verification_requests: VerificationRequests
}

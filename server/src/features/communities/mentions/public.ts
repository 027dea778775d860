export { callsEveryone, mentionedInPost, mentionedMembers } from './mentioned-members.ts'

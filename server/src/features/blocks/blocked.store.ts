/** Whether one person has blocked another, as a condition. */
export const hasBlocked = (blocker: string, blocked: string): string => `exists (
  select 1 from user_blocks block
  where block.blocker_id = ${blocker} and block.blocked_id = ${blocked})`

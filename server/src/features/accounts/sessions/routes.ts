import { createTicket } from './create-ticket.ts'
import { getSession, refreshSession } from './get-session.ts'
import { deleteSession, listSessions } from './list-sessions.ts'
import { signOut, signOutElsewhere, signOutEverywhere } from './sign-out.ts'

export const sessionRoutes = [
  getSession,
  refreshSession,
  signOut,
  listSessions,
  deleteSession,
  signOutEverywhere,
  signOutElsewhere,
  createTicket,
]

export { authFailureOf } from './auth-failure.ts'
export { Gate } from './gate.tsx'
export { storeSession } from './store-session.ts'
export { redirectTarget } from './redirect-target.ts'
export { isOnboardingStep } from './session-state.ts'
export {
  SessionsProvider,
  useNoticedEnd,
  useSession,
  useSessions,
  useSignInLink,
  useSignOut,
  useStillSignedIn,
} from './sessions-context.tsx'
export { createSessions } from './sessions.ts'
export type { Sessions } from './sessions-type.ts'
export { SignInPrompt } from './sign-in-prompt.tsx'
export { sessionTexts } from './texts.ts'
export { withDefaults } from './user.ts'

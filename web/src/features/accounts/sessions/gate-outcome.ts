import type { SessionProblem, SessionState } from './session-state.ts'
import type { VisitorMode } from './visitor-mode.ts'

export type GateOutcome =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: SessionProblem }
  | { readonly kind: 'redirect'; readonly to: string }
  /** To the remembered path, or home. */
  | { readonly kind: 'go_on' }
  /** To sign in; the current page is remembered for afterwards. */
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'allowed' }

const duringOnboarding = (path: string): boolean => /^\/(profile|onboarding)(\/|$)/.test(path)
const allowed: GateOutcome = { kind: 'allowed' }

/** Decides who sees which page. A stranger is a browser without a stored person. */
export function gateOutcome(
  state: SessionState,
  page: { readonly mode: VisitorMode; readonly path: string },
  stranger: boolean,
): GateOutcome {
  const { user, onboardingStep: step } = state
  const { mode, path } = page
  if (state.ended === 'banned' && path !== '/') return { kind: 'redirect', to: '/' }
  // A person who signs out must not be asked back to the page they left.
  if (state.ended === 'left' && mode !== 'only') return { kind: 'redirect', to: '/auth' }
  if (mode === 'public') return allowed
  if (state.loading) return { kind: 'loading' }
  if (state.problem) {
    const visitor = mode !== 'redirect' && stranger && state.problem === 'unreachable'
    // The sign-in page is shown anyway: it reports its own errors.
    if (visitor || mode === 'only') return allowed
    return { kind: 'problem', problem: state.problem }
  }
  if (!user) return mode === 'redirect' ? { kind: 'sign_in' } : allowed
  if (mode === 'only')
    return step ? { kind: 'redirect', to: `/onboarding/${step}` } : { kind: 'go_on' }
  if (step && !duringOnboarding(path)) return { kind: 'redirect', to: `/onboarding/${step}` }
  return allowed
}

/**
 * What a page is to someone who is not signed in:
 * `redirect`: nothing, they sign in first; this is the default.
 * `version`: a version of its own, within the navigation.
 * `welcome`: the welcome screen, without navigation.
 * `only`: it is for them alone; who is signed in goes on.
 * `public`: the same to everybody.
 */
export type VisitorMode = 'redirect' | 'version' | 'welcome' | 'only' | 'public'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    visitors?: VisitorMode
  }
}

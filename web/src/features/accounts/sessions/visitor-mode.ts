/**
 * How a page treats visitors:
 * `redirect`: they must sign in first; this is the default.
 * `version`: a version of its own, within the navigation.
 * `welcome`: the welcome screen, without navigation.
 * `only`: the page is for visitors; a signed-in person is redirected.
 * `public`: the same for everybody.
 */
export type VisitorMode = 'redirect' | 'version' | 'welcome' | 'only' | 'public'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    visitors?: VisitorMode
  }
}

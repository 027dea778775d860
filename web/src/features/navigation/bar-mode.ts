declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** When the phone's bar would take room from a form or an open conversation. */
    hidesBar?: (search: object) => boolean
    /** Its parts scroll, each on its own, and the window does not. */
    fillsWindow?: true
  }
}

interface Matched {
  readonly search: object
  readonly staticData: {
    readonly hidesBar?: (search: object) => boolean
    readonly fillsWindow?: true
  }
}

export const hidesBar = (page: Matched | undefined): boolean =>
  page?.staticData.hidesBar?.(page.search) ?? false

export const fillsWindow = (page: Matched | undefined): boolean =>
  page?.staticData.fillsWindow ?? false

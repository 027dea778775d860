declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** When the phone's bar would take room from a form or an open conversation. */
    hidesBar?: (search: object) => boolean
  }
}

interface Matched {
  readonly search: object
  readonly staticData: { readonly hidesBar?: (search: object) => boolean }
}

export const hidesBar = (page: Matched | undefined): boolean =>
  page?.staticData.hidesBar?.(page.search) ?? false

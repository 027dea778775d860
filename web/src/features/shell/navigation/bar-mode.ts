declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Whether to hide the bar on phones, where it would take room from a form or a conversation.
     */
    hidesBar?: (search: object) => boolean
    /** The parts of the page scroll on their own, and the window does not. */
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

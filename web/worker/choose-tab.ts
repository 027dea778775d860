interface Tab {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
}

/** The tab that already shows the URL, otherwise a focused or visible tab, otherwise any tab. */
export function chooseTab<T extends Tab>(tabs: readonly T[], address: string): T | undefined {
  return (
    tabs.find(({ url }) => url === address) ??
    tabs.find(({ focused }) => focused) ??
    tabs.find(({ visibilityState }) => visibilityState === 'visible') ??
    tabs[0]
  )
}

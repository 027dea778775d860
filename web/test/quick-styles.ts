const windows = new WeakSet<Window>()

/**
 * Every query by role reads the styles of all elements it visits, and jsdom evaluates its whole
 * style sheet for each of them. No test loads our styles, so only three things matter: the
 * element's own `style`, the styles it inherits, and the default of its tag, which is read from
 * jsdom once.
 */
export function installQuickStyles(): void {
  // The setup runs for every file, and files share a window.
  if (windows.has(window)) return
  windows.add(window)
  const slow = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  function displayOf(element: HTMLElement): string {
    if (element.style?.display) return element.style.display
    const { localName, namespaceURI } = element
    const marks = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name))
    const kind = JSON.stringify([namespaceURI, localName, ...marks])
    const display = displays.get(kind) ?? slow(element).display
    displays.set(kind, display)
    return display
  }

  function inherited(element: Element, name: 'visibility' | 'pointer-events'): string {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = (at as HTMLElement).style?.getPropertyValue(name)
      if (own) return own
    }
    return name === 'visibility' ? 'visible' : 'auto'
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return slow(element, pseudo)
    let whole: CSSStyleDeclaration | undefined
    const quick = (name: PropertyKey): string | undefined => {
      if (name === 'display') return displayOf(element as HTMLElement)
      if (name === 'visibility') return inherited(element, name)
      if (name === 'pointerEvents' || name === 'pointer-events')
        return inherited(element, 'pointer-events')
      return undefined
    }
    const target = {} as CSSStyleDeclaration
    return new Proxy(target, {
      get(_, name) {
        const known = quick(name)
        if (known !== undefined) return known
        if (name === 'getPropertyValue')
          return (property: string) => quick(property) ?? all().getPropertyValue(property)
        const value: unknown = Reflect.get(all(), name)
        return typeof value === 'function' ? value.bind(all()) : value
      },
    })
    function all(): CSSStyleDeclaration {
      whole ??= slow(element)
      return whole
    }
  }
}

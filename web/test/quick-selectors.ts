type Matches = (element: Element) => boolean

/** A tag, an attribute, or `:not` around an attribute. */
const part =
  /^(?:(?<tag>[a-z][a-z\d]*|\*)|(?<not>:not\()?\[(?<name>[a-z-]+)(?:(?<sign>~?)=(?:"(?<double>[^"\\]*)"|'(?<single>[^'\\]*)'|(?<bare>[a-z]+)))?\](?<end>\))?)/

/** The values of other attributes may be compared without their case, which jsdom knows. */
const plainValues = /^(?:role|id|name|class|href|title|contenteditable|aria-.+|data-.+)$/

const known = new Map<string, Matches | undefined>()
const installed = new WeakSet<Window>()

/**
 * Every query of the Testing Library asks all elements of a page whether they match some hundred
 * selectors, all of them tags and attributes. jsdom parses each of them and walks the tree; here they
 * are read once, and an element is asked directly. What is more than tags and attributes is still
 * read by jsdom.
 */
export function installQuickSelectors(): void {
  // The setup runs for every file, and files share a window.
  if (installed.has(window)) return
  installed.add(window)
  replace(Element.prototype, 'matches', (element: Element, quick) => quick(element))
  replace(Element.prototype, 'closest', nearest)
  for (const { prototype } of [Element, Document]) {
    replace(prototype, 'querySelector', (root: ParentNode, quick) => {
      return elementsIn(root).find(quick) ?? null
    })
    replace(prototype, 'querySelectorAll', (root: ParentNode, quick) =>
      listOf(elementsIn(root).filter(quick)),
    )
  }
}

function replace<Owner extends object>(
  prototype: Owner,
  name: keyof Owner,
  answer: (owner: Owner, quick: Matches) => unknown,
): void {
  const slow = prototype[name] as (selector: string) => unknown
  Reflect.set(prototype, name, function (this: Owner, selector: string) {
    const quick = matcherOf(selector)
    return quick === undefined ? slow.call(this, selector) : answer(this, quick)
  })
}

function nearest(element: Element, quick: Matches): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) if (quick(at)) return at
  return null
}

function matcherOf(selector: string): Matches | undefined {
  if (!known.has(selector)) known.set(selector, read(selector))
  return known.get(selector)
}

/** Undefined for what jsdom has to read itself. */
function read(selector: string): Matches | undefined {
  const any = selector.split(',').map((one) => readCompound(one.trim()))
  return any.every((one) => one !== undefined)
    ? (element) => any.some((matches) => matches(element))
    : undefined
}

function readCompound(selector: string): Matches | undefined {
  const all: Matches[] = []
  let rest = selector
  do {
    const { 0: text, groups } = part.exec(rest) ?? {}
    if (text === undefined || groups === undefined) return undefined
    const one = readPart(groups)
    if (one === undefined || (groups['tag'] !== undefined && rest !== selector)) return undefined
    all.push(one)
    rest = rest.slice(text.length)
  } while (rest !== '')
  return (element) => all.every((matches) => matches(element))
}

function readPart(groups: Record<string, string | undefined>): Matches | undefined {
  const { tag, not, end, name = '', sign } = groups
  if (tag === '*') return () => true
  if (tag !== undefined) return ({ localName }) => localName === tag
  if ((not === undefined) !== (end === undefined)) return undefined
  const value = groups['double'] ?? groups['single'] ?? groups['bare']
  const has = readAttribute(name, sign, value)
  return has && not !== undefined ? (element) => !has(element) : has
}

function readAttribute(name: string, sign?: string, value?: string): Matches | undefined {
  if (value === undefined) return (element) => element.hasAttribute(name)
  if (name === 'type' && sign === '')
    return (element) => element.getAttribute(name)?.toLowerCase() === value.toLowerCase()
  if (!plainValues.test(name)) return undefined
  return sign === '~'
    ? (element) => (element.getAttribute(name) ?? '').split(/\s+/).includes(value)
    : (element) => element.getAttribute(name) === value
}

/** All elements inside, in the order of the page. */
function elementsIn(root: ParentNode): Element[] {
  const found: Element[] = []
  const visit = (parent: ParentNode): void => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      found.push(child)
      visit(child)
    }
  }
  visit(root)
  return found
}

const listOf = (elements: Element[]) =>
  Object.assign(elements, { item: (index: number) => elements[index] ?? null })

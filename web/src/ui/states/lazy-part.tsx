import {
  Component,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { isChunkError, reloadWhenReachable } from '../../platform/loading/chunk-error.ts'
import { whenIdle } from '../../platform/loading/when-idle.ts'
import { observable } from '../../platform/state/observable.ts'
import { pageState } from '../../platform/storage/page-state.ts'
import { showToast } from '../overlays/toast.ts'
import { uiTexts } from '../texts.ts'
import { ErrorState } from './error-state.tsx'

/** How many parts that the page shows are still loading. */
const [useLoadingParts, setLoadingParts, readLoadingParts] = observable(0)
export { useLoadingParts }

interface LazyComponent<P> {
  (props: P): ReactNode
  /** Loads it ahead of its use. A failure has no effect until it is really needed. */
  readonly prepare: () => Promise<boolean>
}

/**
 * The errors of scripts that did not arrive, each with how to begin anew: React remembers a failed
 * load for ever. Any other error is left to the page.
 */
const failures = pageState(() => ({ known: new WeakMap<object, () => void>() }))

interface LazyOptions {
  /** What a main button of its page opens: it is loaded ahead, once the page is at rest. */
  readonly isMain?: boolean
}

const mainParts = pageState(() => ({ waiting: new Set<() => Promise<boolean>>() }))

/**
 * A component whose script is loaded on first use, inside a `LazyPart`. Browsers cache a failed
 * import and fail again without asking the server, so a second failure can only be fixed by a
 * reload, if the server answers. Typed text survives as drafts.
 */
export function lazyPart<P extends object>(
  importPart: () => Promise<ComponentType<P>>,
  { isMain = false }: LazyOptions = {},
): LazyComponent<P> {
  const load = async (isNeeded: boolean): Promise<{ default: ComponentType<P> }> => {
    if (isNeeded) setLoadingParts(readLoadingParts() + 1)
    try {
      const Body = await importPart()
      state.Loaded = Body
      return { default: Body }
    } catch (error) {
      if (isNeeded && state.hasFailed && isChunkError(error)) await reloadWhenReachable()
      state.hasFailed = true
      if (isObject(error)) failures.known.set(error, () => (state.Loading = makeLazy()))
      throw error
    } finally {
      if (isNeeded) setLoadingParts(readLoadingParts() - 1)
    }
  }
  const makeLazy = (): ComponentType<P> => lazy(() => load(true))
  const state = pageState(() => ({
    Loaded: undefined as ComponentType<P> | undefined,
    Loading: makeLazy(),
    hasFailed: false,
  }))
  function Part(props: P): ReactNode {
    // What was prepared is shown at once: a lazy component would first wait once more.
    const [{ Body }] = useState(() => ({ Body: state.Loaded ?? state.Loading }))
    return <Body {...props} />
  }
  const prepare = (): Promise<boolean> =>
    load(false).then(
      () => true,
      () => false,
    )
  if (isMain) mainParts.waiting.add(prepare)
  return Object.assign(Part, { prepare })
}

/**
 * Loads the main parts of the pages that were loaded so far, one after the other while the browser
 * is idle, so that their buttons work even if the connection fails later. Returns how to stop.
 */
export function prepareMainParts(): () => void {
  let isStopped = false
  const prepareAll = async (): Promise<void> => {
    for (const prepare of mainParts.waiting) {
      await whenIdle()
      if (isStopped) return
      mainParts.waiting.delete(prepare)
      await prepare()
    }
  }
  void prepareAll()
  return () => {
    isStopped = true
  }
}

interface BoundaryProps {
  onFailure: (() => void) | undefined
  children: ReactNode
}

class FailureBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override componentDidCatch(error: unknown): void {
    if (!this.props.onFailure || !isFailure(error)) return
    showToast({ message: uiTexts.partFailed, tone: 'error' })
    this.props.onFailure()
    this.beginAnew(error)
  }
  private beginAnew(error: object): void {
    failures.known.get(error)?.()
    this.setState({ error: undefined })
  }
  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isFailure(error)) throw error
    if (this.props.onFailure) return null
    return <ErrorState message={uiTexts.partFailed} onRetry={() => this.beginAnew(error)} />
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFailure = (error: unknown): error is object => isObject(error) && failures.known.has(error)

interface LazyPartProps {
  /** Made by `lazyPart`. */
  children: ReactNode
  /** Shown while the part loads; it should be as high as the part. */
  fallback?: ReactNode
  /** An overlay is loaded when it first opens, and stays from then on. */
  open?: boolean
  /**
   * Closes what could not be loaded, and a toast says so. Without it, an error with a button to try
   * again takes the place of the part.
   */
  onFailure?: () => void
}

/** The place of a part that is loaded on first use. The rest of the page works without it. */
export function LazyPart(props: LazyPartProps): ReactNode {
  const { children, fallback = null, open = true, onFailure } = props
  const [isWanted, setIsWanted] = useState(false)
  // Without a transition React would hold a loaded part back until its fallback was visible for
  // 300 ms.
  useEffect(() => {
    if (open) startTransition(() => setIsWanted(true))
  }, [open])
  if (!open && !isWanted && fallback === null) return null
  const close = (): void => {
    setIsWanted(false)
    onFailure?.()
  }
  return (
    <FailureBoundary onFailure={onFailure && close}>
      <Suspense fallback={fallback}>{isWanted ? children : fallback}</Suspense>
    </FailureBoundary>
  )
}

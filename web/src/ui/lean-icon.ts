import { createElement, type ReactNode, type SVGProps } from 'react'

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: object])[]
}

/**
 * Replaces the component that draws the icons of lucide-react in the build. The original's global
 * settings for size, colour and strokes are not used here, but every page would load them.
 */
// oxlint-disable-next-line import/no-default-export -- it takes the place of one
export default function createLucideIcon({ node }: Drawing) {
  return function Icon(props: SVGProps<SVGSVGElement>): ReactNode {
    const look = {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': props.role === undefined || undefined,
    } as const
    const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement('svg', { ...look, ...props }, parts)
  }
}

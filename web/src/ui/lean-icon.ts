import { createElement, type ReactNode, type SVGProps } from 'react'

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: object])[]
}

/**
 * Stands in the build for what draws the icons of lucide-react: its ways to set size, colour and
 * strokes for all of them are not used here, and every page would carry them.
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

import type { ToneName } from './tones.ts'
import type { Hair } from './hair.ts'

export interface Face {
  readonly name: string
  readonly tone: ToneName
  readonly backdrop: 'sun' | 'arches' | 'rays' | 'bars' | 'grooves' | 'tiles'
  /** The colours of the skin and of its shaded parts. */
  readonly skin: readonly [light: string, dark: string]
  readonly hair: Hair
  readonly hairColour: readonly [light: string, dark: string]
  readonly top: 'crew' | 'blazer' | 'turtleneck' | 'shirt' | 'hood' | 'vneck'
  readonly topColour: readonly [light: string, dark: string]
  readonly beard?: 'full' | 'short' | 'moustache' | 'stubble'
  readonly wears?: readonly (
    | 'glasses'
    | 'round-glasses'
    | 'hoops'
    | 'studs'
    | 'headphones'
    | 'freckles'
  )[]
  readonly lips?: string
  readonly smile?: 'open' | 'soft' | 'side'
}

const skins = {
  pale: ['#f4d3bd', '#dba98c'],
  fair: ['#eec3a4', '#cf9670'],
  olive: ['#dca678', '#b67c4e'],
  tan: ['#c98b5c', '#a16438'],
  brown: ['#8f5a37', '#6b3f23'],
  deep: ['#6a3f28', '#4a2917'],
} as const

/** In the order of the demo's people. */
export const faces: readonly Face[] = [
  {
    name: 'ines',
    tone: 'amber',
    backdrop: 'sun',
    skin: skins.olive,
    hair: 'wavy-bob',
    hairColour: ['#3a2a22', '#241813'],
    top: 'blazer',
    topColour: ['#7d3226', '#5c221a'],
    lips: '#b5432f',
    smile: 'soft',
    wears: ['studs'],
  },
  {
    name: 'kofi',
    tone: 'teal',
    backdrop: 'bars',
    skin: skins.deep,
    hair: 'fade',
    hairColour: ['#1d1512', '#120c0a'],
    top: 'hood',
    topColour: ['#e9a21b', '#b97a0c'],
    beard: 'short',
    smile: 'open',
  },
  {
    name: 'solveig',
    tone: 'blue',
    backdrop: 'arches',
    skin: skins.pale,
    hair: 'long-straight',
    hairColour: ['#e3bf77', '#b98f45'],
    top: 'turtleneck',
    topColour: ['#f1eadd', '#cbbfa8'],
    smile: 'soft',
  },
  {
    name: 'mateus',
    tone: 'pink',
    backdrop: 'grooves',
    skin: skins.tan,
    hair: 'curls-short',
    hairColour: ['#2b1c15', '#1a100b'],
    top: 'crew',
    topColour: ['#1b1a17', '#0f0e0c'],
    beard: 'moustache',
    wears: ['headphones'],
    smile: 'side',
  },
  {
    name: 'harriet',
    tone: 'green',
    backdrop: 'tiles',
    skin: skins.brown,
    hair: 'bun-braids',
    hairColour: ['#2a1b14', '#170e0a'],
    top: 'blazer',
    topColour: ['#24305a', '#18213f'],
    wears: ['glasses', 'studs'],
    lips: '#8e3a35',
    smile: 'soft',
  },
  {
    name: 'yuki',
    tone: 'red',
    backdrop: 'sun',
    skin: skins.fair,
    hair: 'straight-bob',
    hairColour: ['#23201f', '#131110'],
    top: 'crew',
    topColour: ['#d9d2c4', '#aba290'],
    smile: 'side',
  },
  {
    name: 'bram',
    tone: 'stone',
    backdrop: 'grooves',
    skin: skins.pale,
    hair: 'bald',
    hairColour: ['#b3aca1', '#8a8276'],
    top: 'shirt',
    topColour: ['#2f5f6e', '#204651'],
    beard: 'full',
    wears: ['round-glasses'],
    smile: 'soft',
  },
  {
    name: 'leila',
    tone: 'teal',
    backdrop: 'arches',
    skin: skins.olive,
    hair: 'big-curls',
    hairColour: ['#4a2d1e', '#301b11'],
    top: 'vneck',
    topColour: ['#c4452f', '#96301f'],
    wears: ['hoops'],
    lips: '#a63f36',
    smile: 'open',
  },
  {
    name: 'conor',
    tone: 'green',
    backdrop: 'rays',
    skin: skins.pale,
    hair: 'tousled',
    hairColour: ['#c4682c', '#964819'],
    top: 'turtleneck',
    topColour: ['#37513f', '#26392c'],
    beard: 'stubble',
    wears: ['freckles'],
    smile: 'side',
  },
  {
    name: 'adaeze',
    tone: 'amber',
    backdrop: 'rays',
    skin: skins.deep,
    hair: 'headwrap',
    hairColour: ['#2f8fa6', '#1d6678'],
    top: 'vneck',
    topColour: ['#d57bb8', '#a65089'],
    wears: ['hoops'],
    lips: '#8c2f38',
    smile: 'open',
  },
  {
    name: 'piotr',
    tone: 'blue',
    backdrop: 'bars',
    skin: skins.fair,
    hair: 'beanie',
    hairColour: ['#6d4a30', '#4c321f'],
    top: 'crew',
    topColour: ['#3a362f', '#26231e'],
    beard: 'full',
    smile: 'soft',
  },
  {
    name: 'marisol',
    tone: 'pink',
    backdrop: 'tiles',
    skin: skins.tan,
    hair: 'long-waves',
    hairColour: ['#3b2118', '#26130d'],
    top: 'shirt',
    topColour: ['#ffb224', '#cf8a10'],
    wears: ['hoops'],
    lips: '#b0463f',
    smile: 'soft',
  },
]

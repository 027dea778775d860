import { relative } from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'
import {
  isCallExpression,
  isIdentifier,
  isImportSpecifier,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast'
import { createBeliefs, type Beliefs, type Believed } from './beliefs.ts'

/** A call of `statement`, `quickRead` or `plannedOnce`, with what its type arguments say. */
export interface StatementSite {
  /** The file with line and column, as an editor opens it. */
  readonly place: string
  /** The constant that holds it; empty if there is none. */
  readonly name: string
  /** The key is the column; undefined if no row is ever read (`never`). */
  readonly row: ReadonlyMap<string, Believed> | undefined
  /** Undefined if the number of values is open. */
  readonly values: readonly Believed[] | undefined
}

export interface FoundStatements {
  readonly sites: readonly StatementSite[]
  /** What this check cannot follow. */
  readonly problems: readonly string[]
}

export const placeOf = (root: string, file: string, line: number, column: number): string =>
  `${relative(root, file)}:${line}:${column}`

/** Asks the TypeScript compiler for every statement in these files, and for its types. */
export function findStatements(root: string, files: readonly string[]): FoundStatements {
  const api = new API({ cwd: root })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] })
    const [project] = snapshot.getProjects()
    if (project === undefined) throw new Error('TypeScript finds no project.')
    const beliefs = createBeliefs(project.checker)
    const all = files.map((file) => inFile(root, project, file, beliefs))
    return {
      sites: all.flatMap(({ sites }) => sites),
      problems: all.flatMap(({ problems }) => problems),
    }
  } finally {
    api.close()
  }
}

function inFile(root: string, project: Project, file: string, beliefs: Beliefs): FoundStatements {
  const source = project.program.getSourceFile(file)
  if (source === undefined) return { sites: [], problems: [`${file} is not in the project.`] }
  const sites: StatementSite[] = []
  const problems: string[] = []

  const visit = (node: Node): void => {
    if (isStatementCall(node)) {
      const place = placeIn(root, source, node)
      try {
        sites.push({ place, name: nameOf(node), ...typesOf(node, beliefs) })
      } catch (error) {
        problems.push(`${place} ${String(error)}`)
      }
    } else if (isLooseReference(node))
      problems.push(
        `${placeIn(root, source, node)} uses ${node.getText(source)} without calling it.`,
      )
    else if (isRawStatement(node))
      problems.push(
        `${placeIn(root, source, node)} runs SQL that is neither Kysely's nor a statement.`,
      )
    node.forEachChild(visit)
  }
  visit(source)
  return { sites, problems }
}

function typesOf({ typeArguments }: CallExpression, beliefs: Beliefs) {
  const [row, values] = typeArguments ?? []
  if (row === undefined) throw new Error('It has no row type.')
  return {
    row: beliefs.ofRow(row),
    values: values === undefined ? [] : beliefs.ofValues(values),
  }
}

const names = new Set(['statement', 'quickRead', 'plannedOnce'])
const isName = (node: Node): boolean => isIdentifier(node) && names.has(node.text)

const isStatementCall = (node: Node): node is CallExpression =>
  isCallExpression(node) && isName(node.expression)

/** A statement under another name, whose texts and types could not be found. */
const isLooseReference = (node: Node): boolean =>
  isName(node) && !isStatementCall(node.parent) && !isImportSpecifier(node.parent)

/** `sql` of Kysely may be a part of its query, but not a statement with a row type of its own. */
const isRawStatement = (node: Node): boolean =>
  isPropertyAccessExpression(node) &&
  node.name.text === 'execute' &&
  isTaggedTemplateExpression(node.expression)

function placeIn(root: string, source: SourceFile, node: Node): string {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return placeOf(root, source.fileName, line + 1, character + 1)
}

function nameOf(node: Node): string {
  for (let at: Node | undefined = node; at !== undefined; at = at.parent)
    if (isVariableDeclaration(at)) return isIdentifier(at.name) ? at.name.text : ''
  return ''
}

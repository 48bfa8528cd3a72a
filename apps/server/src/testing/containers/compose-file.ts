import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export const CHECKOUT = fileURLToPath(new URL('../../../../../', import.meta.url))
export const DEPLOY = join(CHECKOUT, 'deploy')

/** A service, as far as tests look at it. */
export interface Service {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: string
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly network_mode?: string
  readonly networks?: Readonly<Record<string, { readonly ipv4_address: string }>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[] }
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes?: Readonly<Record<string, unknown>>
}

/** `$$` is a dollar; `${NAME}` may say after `:?` what is missing without it. */
const VARIABLE = /\$\$|\$\{(\w+)(?::\?[^}]*)?\}/g

/** Reads a compose file of deploy/. `variables` take the places of `${NAME}`; one that is missing or empty is an error. */
export function readCompose(
  name: string,
  variables: Readonly<Record<string, string | undefined>>,
): ComposeFile {
  const text = readFileSync(join(DEPLOY, name), 'utf8').replace(VARIABLE, (whole, variable?: string) => {
    if (variable === undefined) return '$'
    const value = variables[variable]
    if (!value) throw new Error(`${name}: ${whole} has no value`)
    return value
  })
  return parse(text, { merge: true })
}

/** The names of the variables that a compose file of deploy/ uses, each once. */
export function variablesOf(name: string): string[] {
  const found = readFileSync(join(DEPLOY, name), 'utf8').matchAll(VARIABLE)
  return [...new Set([...found].flatMap(([, variable]) => variable ?? []))]
}

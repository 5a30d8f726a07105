import type pg from 'pg'
import { type Right, rightsOfRole } from '../../contract/rights.ts'

/**
 * Has the database hold the rights of each role as the catalogue says; a role that it does not name holds none. What
 * is right already is not written, and several starts at once come to the same.
 */
export async function writeRoleRights(
  client: pg.ClientBase,
  catalogue: Readonly<Record<string, readonly Right[]>> = rightsOfRole,
): Promise<void> {
  await client.query(
    `with catalogue as (
       select key as role, array(select jsonb_array_elements_text(value)) as rights from jsonb_each($1::jsonb)
       union all
       select role, '{}' from role_rights where not $1::jsonb ? role)
     insert into role_rights (role, rights) select role, rights from catalogue order by role
     on conflict (role) do update set rights = excluded.rights where role_rights.rights <> excluded.rights`,
    [JSON.stringify(catalogue)],
  )
}

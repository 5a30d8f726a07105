import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AuthorizationCode } from '../../../../contract/auth.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayAndTime, dayIn, shortDay } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { Badge, StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { roleName, useFirm } from '../../people/public.ts'
import { codesQuery, useRevokeCode } from '../api.ts'
import { codeStateWords, codeWords as said, usesOf } from '../labels.ts'
import { stateOfCode } from '../logic.ts'
import { CreateCode } from './create-code.tsx'

/** The codes that let people sign up, for partners: to make, to watch and to revoke. */
export function AuthorizationCodes() {
  const [isCreating, setCreating] = useState(false)
  return (
    <section ref={showIfMeant} aria-labelledby="authorization-codes" className="flex flex-col gap-3">
      <SectionHeading
        id="authorization-codes"
        title={said.title}
        actions={
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setCreating(true)}
          >
            {said.create}
          </Button>
        }
      />
      <Codes />
      {isCreating && <CreateCode onClose={() => setCreating(false)} />}
    </section>
  )
}

// It comes after the page, when the browser has looked for the place that the address names already.
function showIfMeant(section: HTMLElement | null): void {
  if (window.location.hash === '#authorization-codes') section?.scrollIntoView()
}

function Codes() {
  const query = useInfiniteQuery(codesQuery)
  const { data, error, isPending, isFetching, refetch } = query
  const columns = useColumns()
  const now = useNow()
  if (isPending) return <Loading />
  if (!data) {
    return (
      <ErrorState
        title={said.loadFailed}
        reason={sentenceOf(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  return (
    <>
      <Table
        caption={said.caption}
        columns={columns}
        rows={data.pages.flatMap((page) => page.items)}
        rowKey={(code) => code.id}
        actions={(code) => stateOfCode(code, now) === 'active' && <Revoke code={code} />}
        empty={<EmptyState title={said.none}>{said.noneHint}</EmptyState>}
      />
      <LoadMore pages={query} />
    </>
  )
}

const tones = { active: 'green', 'used-up': 'grey', expired: 'grey', revoked: 'red' } as const

function useColumns(): TableColumn<AuthorizationCode>[] {
  const { time_zone } = useFirm()
  const now = useNow()
  return [
    {
      key: 'role',
      header: said.role,
      cell: ({ role }) => <Badge tone={role === 'partner' ? 'brass' : 'neutral'}>{roleName(role)}</Badge>,
    },
    { key: 'email', header: said.for, cell: ({ email }) => email ?? said.anyone },
    { key: 'uses', header: said.uses, align: 'right', cell: usesOf },
    {
      key: 'expires',
      header: said.expires,
      cell: ({ expires_at }) => (expires_at === null ? said.never : dayAndTime(expires_at, time_zone)),
    },
    {
      key: 'created',
      header: said.created,
      cell: ({ created_at }) => shortDay(dayIn(time_zone, new Date(created_at))),
    },
    {
      key: 'state',
      header: said.status,
      cell: (code) => {
        const state = stateOfCode(code, now)
        return <StatusBadge tone={tones[state]}>{codeStateWords[state]}</StatusBadge>
      },
    },
  ]
}

function Revoke({ code }: { code: AuthorizationCode }) {
  const toasts = useToasts()
  const confirm = useConfirm()
  const { mutateAsync: revoke, isPending } = useRevokeCode()
  const whose = said.whose(roleName(code.role), code.email)
  const ask = async () => {
    const yes = await confirm({
      title: said.revokeTitle,
      description: said.revokeHint(whose),
      confirmLabel: said.revoke,
      destructive: true,
    })
    if (!yes) return
    await revoke(code.id).then(
      () => toasts.success(said.revoked, said.revokeFailed),
      (error: unknown) => toasts.error(said.revokeFailed, error),
    )
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isPending}
      aria-label={said.revokeOf(whose)}
      onClick={() => void ask()}
    >
      {said.revoke}
    </Button>
  )
}

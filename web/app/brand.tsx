import { useFirm } from '../features/people/public.ts'
import { Seal } from '../ui/seal.tsx'
import { said } from './labels.ts'

/** The seal with the firm's name and what this is. */
export function Brand() {
  const { firm_name } = useFirm()
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Seal />
      <span className="min-w-0">
        <span className="line-clamp-2 font-serif text-section leading-[1.3rem] bangla:leading-[1.45] font-semibold [overflow-wrap:anywhere] text-ink">
          {firm_name}
        </span>
        <span className="block font-sans text-secondary leading-[1.1rem] bangla:leading-[1.45] font-normal tracking-normal whitespace-nowrap text-ink-2 max-[359px]:text-meta">
          {said.system}
        </span>
      </span>
    </span>
  )
}

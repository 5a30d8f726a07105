import { Card } from '../../../ui/card.tsx'
import { Skeleton, SkeletonGroup, SkeletonLines } from '../../../ui/skeleton.tsx'
import { gridClass } from './task-section.tsx'

/** Holds the place of a section of tasks in its final shape. */
export function TasksSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="my-1 h-4 w-32" />
      <div className={gridClass}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

function CardSkeleton() {
  return (
    <Card aria-hidden="true" className="flex min-h-[290px] flex-col">
      <div className="flex-1 px-4 pt-2.5 pb-3">
        <div className="flex h-[30px] items-center">
          <Skeleton className="h-3 w-2/5" />
        </div>
        <Skeleton className="my-1 h-4 w-4/5" />
        <Skeleton className="mt-3 mb-4 h-3 w-1/2" />
        <SkeletonLines lines={4} />
      </div>
      <div className="flex flex-col gap-2 border-t border-border px-4 py-2.5">
        <div className="flex h-[26px] items-center justify-between">
          <Skeleton className="h-[26px] w-28 rounded-full" />
          <Skeleton className="h-3 w-16" />
        </div>
        <div className="flex h-[30px] items-center gap-3">
          <Skeleton className="h-1 flex-1" />
          <Skeleton className="h-3 w-14" />
        </div>
      </div>
    </Card>
  )
}

import type { downloadResume as call } from '../../../../contract/careers.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import type { FileAnswer } from '../../../kernel/http-downloads.ts'
import { record } from '../../../kernel/record.ts'
import { notFound } from '../../../kernel/refusal.ts'
import type { Files } from '../../../platform/files/files.ts'
import { fileAnswer, findFile } from '../../../platform/files/rows.ts'

/** Gives a resume out under its own name, and writes down who took it. */
export async function downloadResume(
  ctx: StaffContext,
  files: Files,
  { params }: Pick<InputOf<typeof call>, 'params'>,
): Promise<FileAnswer> {
  const application = await ctx.db
    .selectFrom('career_applications')
    .select(['id', 'full_name'])
    .where('resume_file_path', '=', params.path)
    .executeTakeFirst()
  const file = application && (await findFile(ctx, 'resumes', params.path))
  if (!application || !file) throw notFound()
  await record(ctx, {
    type: 'career_application.resume_downloaded',
    subject_id: application.id,
    full_name: application.full_name,
    file_name: file.name,
  })
  return fileAnswer(files, file)
}

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'success' | 'danger' | 'info';

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A message that stays in the page. A danger notice interrupts a screen reader, the others wait for a pause. */
export function Notice({ tone = 'info', title, children, className = '' }: NoticeProps) {
  const { Icon, colours } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-control border-l-4 px-4 py-3 ${colours} ${className}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

const looks: Record<Tone, { Icon: typeof Info; colours: string }> = {
  success: { Icon: CircleCheck, colours: 'border-success bg-success-soft text-success' },
  danger: { Icon: CircleAlert, colours: 'border-danger bg-danger-soft text-danger' },
  info: { Icon: Info, colours: 'border-water bg-water-soft text-water' },
};

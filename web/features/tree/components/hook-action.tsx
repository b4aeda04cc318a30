import type { HookAction as ActionPlace } from '../layout/placed-tree.ts';
import type { TreeDatum } from '../layout/tree-data.ts';
import { SvgButton } from './svg-button.tsx';

export interface TreeControls {
  openId: string | null;
  open: (id: string) => void;
  confirm: (hook: string) => void;
  /** Puts a hook under the lens. */
  inspect: (hook: TreeDatum) => void;
  /** Exchanges the hooks of a question, from 1. */
  swap: (question: number) => void;
  /** The question whose hooks are being exchanged, from 1. */
  swapping: number | null;
  /** The questions for which there are no other hooks, from 1. */
  spent: readonly number[];
}

interface HookActionProps {
  id: string;
  hook: string;
  place: ActionPlace;
  scale: number;
  controls: TreeControls;
}

/** The "+" of a leaf and, once pressed, its confirmation: the same element, so that the keyboard stays on it. */
export function HookAction({ id, hook, place, scale, controls }: HookActionProps) {
  const middle = place.height / 2;
  const arm = 5.5 * scale;

  if (controls.openId === id) {
    return (
      <SvgButton
        label="Gerar Materiais"
        x={place.x}
        y={place.y}
        isConfirm
        tabIndex={-1}
        onPress={() => controls.confirm(hook)}
      >
        <rect width={place.width} height={place.height} rx={12 * scale} className="tree-confirm" />
        <text
          x={place.width / 2}
          y={middle + 5 * scale}
          textAnchor="middle"
          fontSize={15 * scale}
          className="fill-accent-ink font-semibold font-text"
        >
          Gerar Materiais
        </text>
      </SvgButton>
    );
  }

  return (
    <SvgButton
      label={`+ Escolher: ${hook}`}
      x={place.plusX}
      y={place.y}
      tabIndex={-1}
      onPress={() => controls.open(id)}
    >
      <rect width={place.height} height={place.height} className="tree-touch" />
      <circle cx={middle} cy={middle} r={15 * scale} className="tree-plus" />
      <path
        d={`M${middle - arm} ${middle}h${2 * arm}M${middle} ${middle - arm}v${2 * arm}`}
        className="tree-plus-sign"
      />
    </SvgButton>
  );
}

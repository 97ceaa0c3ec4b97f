import { type PointerEvent, useRef } from "react";
import { firstMinute, lastMinute, rowHeight, rowMinutes } from "./grid-place.ts";

/** What the grid listens to. */
export interface DragHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
}

/** A stretch of one day, in minutes after midnight. */
interface Stretch {
  date: string;
  from: number;
  to: number;
}

/**
 * Marks a stretch by dragging along a day's column, in half hours. Not by touch, which scrolls
 * there; the form does the same.
 */
export function useDragBlock(onStretch: (stretch: Stretch) => void): DragHandlers {
  const begun = useRef<{ column: HTMLElement; minute: number } | undefined>(undefined);
  const minuteAt = (column: HTMLElement, y: number) => {
    const row = Math.floor((y - column.getBoundingClientRect().top) / rowHeight);
    const minute = firstMinute + row * rowMinutes;
    return Math.min(lastMinute - rowMinutes, Math.max(firstMinute, minute));
  };
  const mark = (event: PointerEvent) => {
    if (!begun.current) return;
    const { column, minute } = begun.current;
    const here = minuteAt(column, event.clientY);
    onStretch({
      date: column.dataset.date ?? "",
      from: Math.min(minute, here),
      to: Math.max(minute, here) + rowMinutes,
    });
  };
  const end = () => {
    begun.current = undefined;
  };
  return {
    onPointerDown(event) {
      const { target, pointerType, button } = event;
      if (pointerType === "touch" || button !== 0 || !(target instanceof HTMLElement)) return;
      const column = target.closest<HTMLElement>(".col");
      if (!column?.dataset.date) return;
      event.preventDefault();
      begun.current = { column, minute: minuteAt(column, event.clientY) };
      mark(event);
    },
    onPointerMove: mark,
    onPointerUp: end,
    onPointerCancel: end,
  };
}

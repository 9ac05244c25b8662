import { Button, Popconfirm, type ButtonProps } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { useCancelText } from "./form/cancel-text.ts";

interface ConfirmButtonProps extends Omit<ButtonProps, "onClick" | "title"> {
  /** The question before confirming; default: that deleting cannot be undone. */
  question?: ReactNode;
  /** The button stays busy until it resolves. */
  onConfirm: () => unknown;
}

/** A button that asks before it acts: for deleting and whatever else cannot be undone. */
export function ConfirmButton({ question, onConfirm, children, ...button }: ConfirmButtonProps) {
  const { t, word } = useTexts("app");
  const cancelText = useCancelText(children);
  return (
    <Popconfirm
      title={question ?? t("confirm.delete")}
      okButtonProps={{ danger: button.danger ?? true }}
      okText={children ?? word("delete")}
      cancelText={cancelText}
      onConfirm={async () => {
        // A refusal was already told by the call itself; the question closes either way.
        await Promise.resolve(onConfirm()).catch(() => undefined);
      }}
    >
      <Button danger {...button}>
        {children ?? word("delete")}
      </Button>
    </Popconfirm>
  );
}

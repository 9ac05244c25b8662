import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { closeNotice, useNotices, type Notice } from "#core/notice";
import { useTexts } from "#core/i18n";

/** Toasts and message boxes (overview §8). */
export function Notices() {
  const { word } = useTexts("app");
  const notices = useNotices();
  const box = notices.find((notice) => notice.form === "box");
  return (
    <>
      <div className="toasts" aria-live="polite">
        {notices
          .filter((notice) => notice.form === "toast")
          .map((notice) => (
            <div
              key={notice.id}
              className={`toast toast-${notice.kind}`}
              role={notice.kind === "error" ? "alert" : "status"}
            >
              {notice.to === undefined ? (
                <span>{notice.text}</span>
              ) : (
                <Link to={notice.to} onClick={() => closeNotice(notice.id)}>
                  {notice.text}
                </Link>
              )}
              {notice.undo && <UndoButton notice={notice} undo={notice.undo} />}
              <button type="button" aria-label={word("close")} onClick={() => closeNotice(notice.id)}>
                ×
              </button>
            </div>
          ))}
      </div>
      {box && <MessageBox key={box.id} notice={box} />}
    </>
  );
}

function UndoButton({ notice, undo }: { notice: Notice; undo: NonNullable<Notice["undo"]> }) {
  return (
    <button
      type="button"
      className="toast-undo"
      onClick={() => {
        closeNotice(notice.id);
        undo.run();
      }}
    >
      {undo.label}
    </button>
  );
}

function MessageBox({ notice }: { notice: Notice }) {
  const { word } = useTexts("app");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="message-box"
      aria-labelledby={`box-${notice.id}`}
      onCancel={(event) => event.preventDefault()}
    >
      <p id={`box-${notice.id}`}>{notice.text}</p>
      <button type="button" className="message-box-button" onClick={() => closeNotice(notice.id)}>
        {notice.button ?? word("ok")}
      </button>
    </dialog>
  );
}

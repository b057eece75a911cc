package games.chalet.web;

import java.security.Principal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;
import org.springframework.messaging.converter.MessageConversionException;
import org.springframework.messaging.handler.annotation.MessageExceptionHandler;
import org.springframework.messaging.handler.annotation.support.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ControllerAdvice;

/** Answers the sender of a STOMP message whose handler threw. */
@ControllerAdvice
class StompErrorAdvice {

  private static final Logger LOG = LoggerFactory.getLogger(StompErrorAdvice.class);

  private final Postbox postbox;
  private final Commands commands;

  StompErrorAdvice(Postbox postbox, Commands commands) {
    this.postbox = postbox;
    this.commands = commands;
  }

  @MessageExceptionHandler
  void refused(Refused refused, Message<?> message, Principal caller) {
    reply(refused, message, caller);
  }

  @MessageExceptionHandler({
    MessageConversionException.class,
    MethodArgumentNotValidException.class
  })
  void malformed(Message<?> message, Principal caller) {
    reply(Refusals.malformed(), message, caller);
  }

  @MessageExceptionHandler
  void unexpected(Exception e, Message<?> message, Principal caller) {
    LOG.error("A STOMP message failed", e);
    reply(Refusals.unexpected(), message, caller);
  }

  private void reply(Refused refused, Message<?> message, Principal caller) {
    postbox.reply(
        caller.getName(), RefusedReply.of(commands.commandId(message.getPayload()), refused));
  }
}

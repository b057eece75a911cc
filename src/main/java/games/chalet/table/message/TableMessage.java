package games.chalet.table.message;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.bots.Level;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import games.chalet.player.Player;
import games.chalet.table.model.SeatRange;
import games.chalet.table.model.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The <i>table</i> of {@code docs/protocol.md}, where all properties are on one level: everything
 * that the people at a table see of it.
 *
 * @param version counts the changes: drop messages with a lower one
 * @param match the running or last match; after a private one that strangers in the room must not
 *     find, only its players get it, from what they ask for themselves
 */
public record TableMessage(
    String id,
    long version,
    @JsonUnwrapped Invitation invitation,
    Table.Status status,
    SettingsMessage settings,
    @JsonUnwrapped People people,
    Optional<String> match,
    @JsonUnwrapped Said said) {

  /**
   * The game, host and code of an invitation.
   *
   * @param game the game's id
   * @param host the host's player id
   * @param code for the invite link; empty for those who are not at the table
   */
  public record Invitation(String game, String host, Optional<String> code) {}

  /**
   * The people at the table.
   *
   * @param openSeats the possible numbers of players; left out where the number of seats is fixed
   * @param visitors in the order in which they came
   * @param muted the ids of those who may not write; empty for those who are not at the table
   * @param requests the open questions to the host, oldest first; left out where there is none
   * @param passings the seats that claims have given to others in the running match, oldest first;
   *     left out where there is none
   */
  public record People(
      List<SeatMessage> seats,
      @OmittedIfEmpty Optional<SeatRange> openSeats,
      List<VisitorMessage> visitors,
      List<String> muted,
      @OmittedIfEmpty Optional<List<RequestMessage>> requests,
      @OmittedIfEmpty Optional<List<PassingMessage>> passings) {

    public People {
      seats = List.copyOf(seats);
      visitors = List.copyOf(visitors);
      muted = List.copyOf(muted);
    }

    /** Returns the passings by which a person lost a seat. */
    public List<PassingMessage> passingsOf(String person) {
      return passings.orElse(List.of()).stream()
          .filter(passing -> passing.former().id().equals(person))
          .toList();
    }

    People with(List<PassingMessage> chosen) {
      return new People(seats, openSeats, visitors, muted, requests, Optional.of(chosen));
    }
  }

  /**
   * The lines of chat.
   *
   * @param chatAfter the number of the line after which {@code chat} begins; 0: all lines that are
   *     kept
   * @param chat the oldest line first; nothing for those who are not at the table
   */
  public record Said(long chatAfter, List<LineMessage> chat) {

    public Said {
      chat = List.copyOf(chat);
    }
  }

  /** Returns true if programs play here. */
  public boolean hasPrograms() {
    return people.seats().stream().anyMatch(seat -> seat.program().isPresent());
  }

  /** Returns the parts of the table for visitors from the lobby who only look, and for programs. */
  public TableMessage fromOutside() {
    return new TableMessage(
        id,
        version,
        new Invitation(invitation.game(), invitation.host(), Optional.empty()),
        status,
        settings,
        new People(
            people.seats(),
            people.openSeats(),
            people.visitors(),
            List.of(),
            Optional.empty(),
            Optional.empty()),
        match,
        new Said(0, List.of()));
  }

  /** Returns a copy that names this match. */
  public TableMessage withMatch(String known) {
    return new TableMessage(
        id, version, invitation, status, settings, people, Optional.of(known), said);
  }

  /** Returns a copy with these passings. */
  public TableMessage with(List<PassingMessage> passings) {
    return new TableMessage(
        id, version, invitation, status, settings, people.with(passings), match, said);
  }

  /** Returns a copy for clients that have the chat up to that line. */
  public TableMessage since(long line) {
    List<LineMessage> later = said.chat().stream().filter(it -> it.number() > line).toList();
    return new TableMessage(
        id, version, invitation, status, settings, people, match, new Said(line, later));
  }

  /**
   * A seat and its holder.
   *
   * @param player the person who has it
   * @param ready true if its holder agrees to start or, after a match, to a rematch; bots always do
   * @param presence counts how often its holder came and went: of two messages the one with the
   *     greater number has the newer {@code online}; 0 where that is not known
   * @param bot the bot that has it
   * @param program the program that decides for the bot; {@code online} tells whether it is there
   * @param claimable true if its player has left, or been offline for so long that a visitor may
   *     say that they are this player; left out where not
   */
  public record SeatMessage(
      Seat seat,
      Optional<Player> player,
      boolean ready,
      long presence,
      boolean online,
      @OmittedIfEmpty Optional<BotMessage> bot,
      @OmittedIfEmpty Optional<ProgramMessage> program,
      @OmittedIfEmpty Optional<Boolean> claimable) {}

  /** One of the server's bots, or the bot for which a program decides. */
  public record BotMessage(String name, Level level) {}

  /** A program that decides for a bot, and its owner. */
  public record ProgramMessage(Player owner) {}

  /** A person without a seat; {@code presence} as in {@link SeatMessage}. */
  public record VisitorMessage(Player player, long presence, boolean online) {}

  /** A line of chat; {@code number} counts the lines of the table from 1. */
  public record LineMessage(long number, Instant at, Speaker player, String text) {}

  /** The author of a line, under the name with which it was shown at first. */
  public record Speaker(String id, String name) {}
}
